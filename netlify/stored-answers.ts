/** The answers of a stored lead. The mail, the chat, the list and the spreadsheet all take them from here. */
import type { AnswerColumn } from '../src/data/form-questions.ts';
import { questions } from '../src/lib/lead/index.ts';
import type { Lead } from './database.ts';

export interface StoredAnswer {
  /** The question's field, or the key of an answer to a question that is not in the list. */
  field: string;
  /** What stands before the answer: the question's short name. Otherwise its field, because nothing else is known. */
  name: string;
  /** Not empty. It can have several lines. */
  text: string;
  /** The answer's own column; answers without one share the column `further_answers`. */
  column?: AnswerColumn | undefined;
  /** Whether the question is in the list. A stranger can choose the field of an answer whose question is not. */
  isListed: boolean;
}

/** Returns the answers in the order of the questions, then those whose questions are not in the list. */
export function storedAnswers(lead: Pick<Lead, AnswerColumn | 'further_answers'>): StoredAnswer[] {
  const furtherAnswers = lead.further_answers ?? {};
  const listed = questions.map(({ field, shortLabel, column }): StoredAnswer => {
    const text = column ? lead[column] : furtherAnswers[field];
    return { field, name: shortLabel, text: text ?? '', column, isListed: true };
  });

  const listedFields = new Set<string>(questions.filter(({ column }) => !column).map(({ field }) => field));
  const unlisted = Object.entries(furtherAnswers)
    .filter(([field]) => !listedFields.has(field))
    .map(([field, text]): StoredAnswer => ({ field, name: field, text, isListed: false }));

  return [...listed, ...unlisted].filter(({ text }) => text !== '');
}
