/**
 * The wizard's questions in order. `short` is the question's name in announcements, on the slip and in the owner's
 * messages. A question without `missing`, the message for an empty answer, is optional. `limit`: the most characters that
 * an answer may have; the table's `char_length` check has the same number.
 */
export const wizardQuestions = [
  {
    field: 'fullName',
    limit: 200,
    short: 'Name',
    question: "What's your name?",
    missing: 'Please enter your full name',
    placeholder: 'Full name',
    autoComplete: 'name',
  },
  {
    field: 'companyName',
    limit: 200,
    short: 'Company',
    question: 'Which company do you represent?',
    missing: 'Please enter your company name',
    placeholder: 'Company name',
    autoComplete: 'organization',
  },
  {
    field: 'email',
    limit: 320,
    short: 'Email',
    question: "What's your email address?",
    missing: 'Please enter your email address',
    invalid: 'Please enter a valid email address',
    placeholder: 'Business email',
    autoComplete: 'email',
  },
  {
    field: 'service',
    limit: 100,
    short: 'Service',
    question: 'Which service are you interested in?',
    missing: 'Please select a service',
    placeholder: 'Select a service',
  },
  { field: 'customRequest', limit: 5000, short: 'Details', question: 'Any specific requirements?' },
] as const;
