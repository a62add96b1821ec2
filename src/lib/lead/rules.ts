/** Which answers the form accepts. It accepts nothing that the table refuses, because that lead would be lost. */
import {
  cleanAnswer,
  collectFurtherAnswers,
  jsonByteLength,
  FURTHER_ANSWERS_MAX_BYTES,
  furtherAnswersByteLength,
  questions,
  type Answers,
  type Question,
} from './answers.ts';
import { texts } from './texts.ts';

/** Text, @, text, dot, text, without spaces and controls. Stricter than the table's check, which takes all of these. */
const emailPattern = /^[^\s@\p{Cc}\u180e]+@[^\s@.,;:()<>\p{Cc}\u180e]+(\.[^\s@.,;:()<>\p{Cc}\u180e]+)+$/u;

/** Returns the message for an answer that breaks the rules, or null for a valid one. */
export function validate(question: Question, answers: Answers): string | null {
  const { field, requiredMessage, maxLength, type, invalidMessage, column } = question;
  const text = cleanAnswer(field, answers[field]);
  if (!text) return requiredMessage ?? null;
  const length = [...text].length;
  if (length > maxLength) return texts.tooLong(maxLength, length);
  if (type === 'email' && invalidMessage && !emailPattern.test(text)) return invalidMessage;
  const excess = column ? 0 : excessBytes(question, answers);
  if (excess > 0) return texts.tooLong(lengthWithoutBytes(text, excess), length);
  return null;
}

/** By how many bytes this answer, after those of the questions before it, is too long for the column `further_answers`. */
function excessBytes({ field }: Question, answers: Answers): number {
  const index = questions.findIndex((question) => question.field === field);
  const answered = questions.slice(0, index + 1);
  const answersSoFar = Object.fromEntries(answered.map((question) => [question.field, answers[question.field]]));
  return furtherAnswersByteLength(collectFurtherAnswers(answersSoFar)) - FURTHER_ANSWERS_MAX_BYTES;
}

/** How many characters are left of a text after its last `bytes` bytes, counted in JSON, are cut off. */
function lengthWithoutBytes(text: string, bytes: number): number {
  const characters = [...text];
  const quotesLength = jsonByteLength('');
  let bytesLeft = bytes;
  while (bytesLeft > 0) {
    const character = characters.pop();
    if (character === undefined) break;
    bytesLeft -= jsonByteLength(character) - quotesLength;
  }
  return characters.length;
}

/** The index of the first question whose answer is missing or not valid, or the number of questions when there is none. */
export function firstInvalidIndex(answers: Answers): number {
  const index = questions.findIndex((question) => validate(question, answers) !== null);
  return index < 0 ? questions.length : index;
}

/** In characters. Windows opens no longer links. */
const MAILTO_MAX_LENGTH = 1900;

/**
 * The link that writes an email with these answers, or with as much of them as a link can hold.
 *
 * @param mailto the link to our address, such as "mailto:info@engines.example"
 */
export function mailtoLink(answers: Answers, mailto: string): string {
  const lines = questions.map(({ field, shortLabel }) => `${shortLabel}: ${cleanAnswer(field, answers[field])}`);
  const characters = [...lines.join('\r\n')];
  const linkWith = (length: number): string => {
    const text = characters.slice(0, length).join('');
    const ellipsis = length < characters.length ? ' …' : '';
    return `${mailto}?body=${encodeURIComponent(text + ellipsis)}`;
  };
  let length = characters.length;
  // Shortens it by a twentieth at a time.
  while (length > 0 && linkWith(length).length > MAILTO_MAX_LENGTH) length -= Math.ceil(length / 20);
  return linkWith(length);
}
