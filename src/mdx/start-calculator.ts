/** The calculator of typing costs: computes and announces the results while the visitor types. */
import { calculator } from '../data/calculator.ts';
import { fillIn } from '../lib/fill-in.ts';
import { formatNumber, formatTypingCost, parseNumber, type TypingInputs } from '../lib/typing-cost.ts';

const { announcement, fields, invalidMessage, link, rates, results } = calculator;

/** The visitor is taken to have stopped typing after this time. */
const ANNOUNCE_DELAY_MS = 800;

/** Reads the inputs, and marks those that are not valid. `problem` is about the first of them, otherwise ''. */
function readInputs(root: HTMLElement): { inputs: TypingInputs; problem: string } {
  const inputs: TypingInputs = { hours: 0, people: 0, salary: 0, tool: 0 };
  let problem = '';
  for (const { name, min, max } of fields) {
    const input = root.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    const number = parseNumber(input.value, { min, max });
    const isValid = number !== undefined;
    input.ariaInvalid = isValid ? null : 'true';
    if (isValid) inputs[name] = number;
    else if (!problem) {
      const label = input.labels![0]!.innerText;
      problem = fillIn(invalidMessage, { label, min: formatNumber(min), max: formatNumber(max) });
    }
  }
  return { inputs, problem };
}

export function startCalculator(): void {
  const root = document.querySelector<HTMLElement>('#Calculator')!;
  const problemElement = root.querySelector('p')!;
  const resultElements = root.querySelectorAll('dd');
  const linkElement = root.querySelector('a')!;
  const outputElement = root.querySelector('output')!;
  let timer: ReturnType<typeof setTimeout>;

  /** Screen readers announce the text once, when the visitor stops typing. */
  function announce(text: string): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      outputElement.textContent = text;
    }, ANNOUNCE_DELAY_MS);
  }

  function showProblem(problem: string): void {
    problemElement.textContent = problem;
    for (const element of resultElements) element.textContent = '–';
    linkElement.href = link.href;
    announce(problem);
  }

  function showResults(inputs: TypingInputs): void {
    const values = formatTypingCost(inputs, rates);
    problemElement.textContent = '';
    for (const [index, element] of resultElements.entries()) {
      element.textContent = fillIn(results[index]!.value, values);
    }
    const request = fillIn(link.request, values);
    linkElement.href = link.href + encodeURIComponent(request);
    announce(fillIn(announcement, values));
  }

  function update(): void {
    const { inputs, problem } = readInputs(root);
    if (problem) showProblem(problem);
    else showResults(inputs);
  }

  root.addEventListener('input', update);
  // The visitor may have typed before this script came.
  const isEdited = [...root.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);
  if (isEdited) update();
}
