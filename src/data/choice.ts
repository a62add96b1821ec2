/** Whether to hire anybody: four cases, and who wins each. */
export const headline = 'Do it yourself, or with us?';

export const choices = [
  { when: 'You want a draft now and then.', who: 'Yourself', why: 'ChatGPT writes it, you read it.' },
  { when: 'Two tools, one trigger, no judgment.', who: 'Yourself', why: 'Zapier or Make takes an afternoon.' },
  { when: 'Your systems disagree about a customer.', who: 'With us', why: 'Someone must settle which one is right.' },
  { when: 'A wrong answer costs you a customer.', who: 'With us', why: 'It takes rules and tests.' },
] as const;
