/** Which answers the form accepts. It accepts nothing that the table refuses, because that lead would be lost. */
import {
  cleanAnswer,
  collectMoreAnswers,
  moreByteLength,
  MORE_MAX_BYTES,
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
  if (excess > 0) return texts.tooLong(charactersWithin(text, excess), length);
  return null;
}

/** By how many bytes this answer, after those of the questions before it, is too long for the column they share. */
function excessBytes({ field }: Question, answers: Answers): number {
  const index = questions.findIndex((one) => one.field === field);
  const upToHere = questions.slice(0, index + 1).map((one) => [one.field, answers[one.field]]);
  return moreByteLength(collectMoreAnswers(Object.fromEntries(upToHere) as Answers)) - MORE_MAX_BYTES;
}

/** How many characters are left of a text without its last bytes. */
function charactersWithin(text: string, excess: number): number {
  const characters = [...text];
  let left = excess;
  while (left > 0 && characters.length > 0)
    left -= moreByteLength({ x: characters.pop()! }) - moreByteLength({ x: '' });
  return characters.length;
}

/** The index of the first question whose answer is missing or not valid, or the number of questions when there is none. */
export function firstInvalidIndex(answers: Answers): number {
  const open = questions.findIndex((question) => validate(question, answers) !== null);
  return open < 0 ? questions.length : open;
}

/** Windows opens no longer links. */
const MAILTO_MAX_LENGTH = 1900;

/** The link that writes an email with these answers, or with as much of them as a link can hold. */
export function mailtoLink(answers: Answers, mailto: string): string {
  const lines = questions.map(({ field, shortLabel }) => `${shortLabel}: ${cleanAnswer(field, answers[field])}`);
  const characters = [...lines.join('\r\n')];
  const link = (length: number): string => {
    const end = length < characters.length ? ' …' : '';
    return `${mailto}?body=${encodeURIComponent(characters.slice(0, length).join('') + end)}`;
  };
  let length = characters.length;
  while (length > 0 && link(length).length > MAILTO_MAX_LENGTH) length -= Math.ceil(length / 20);
  return link(length);
}
