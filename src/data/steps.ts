/**
 * The wizard's questions in order. `short` is the question's name in announcements, on the slip and in the owner's
 * messages. A question without `missing`, the message for an empty answer, is optional.
 */
export const questions = [
  {
    field: 'fullName',
    short: 'Name',
    question: "What's your name?",
    missing: 'Please enter your full name',
    placeholder: 'Full name',
    autoComplete: 'name',
  },
  {
    field: 'companyName',
    short: 'Company',
    question: 'Which company do you represent?',
    missing: 'Please enter your company name',
    placeholder: 'Company name',
    autoComplete: 'organization',
  },
  {
    field: 'email',
    short: 'Email',
    question: "What's your email address?",
    missing: 'Please enter your email address',
    placeholder: 'Business email',
    autoComplete: 'email',
  },
  {
    field: 'service',
    short: 'Service',
    question: 'Which service are you interested in?',
    missing: 'Please select a service',
    placeholder: 'Select a service',
  },
  { field: 'customRequest', short: 'Details', question: 'Any specific requirements?' },
] as const;

/** The message for an email address that is none. */
export const invalidEmail = 'Please enter a valid email address';
