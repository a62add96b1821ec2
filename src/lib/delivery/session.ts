/**
 * One page's draft, from the opening of the page to the thanks: opens, keeps, submits and discards it. The wizard and
 * the home page's form each have a session. On pages without a form, it only sends what other pages left.
 */
import { steps, type Answers } from '../lead/index.ts';
import { submitted, waiting, type Draft, type Submission } from './draft.ts';
import * as record from './record.ts';
import { firstPage, reduce, reportOf, type Page, type PageEvent, type Report } from './reducer.ts';
import { deliver, deliverAll } from './send.ts';
import { deliverLater, installWorker, watch } from './watch.ts';

const askBeforeClosing = (event: Event): void => event.preventDefault();

export type Session = ReturnType<typeof createSession>;

/** @param report shows the page's state, and deletes the receipts (`forgetReceipts`) if it shows news of them */
export function createSession(report: (now: Report) => void) {
  let page: Page = firstPage;
  /** The request that is under way. */
  let request: { submission: Submission; controller: AbortController } | undefined;
  let catchUp: () => unknown = () => undefined;

  /** Changes the page's state. An edit aborts the request. Reports what is to be shown, if that has changed or is news. */
  function dispatch(event: PageEvent): void {
    const shown = (now: Page): string => JSON.stringify([reportOf(now), now.receipts]);
    const before = page;
    page = reduce(page, event);
    if (request && request.submission !== waiting(page.draft)) {
      request.controller.abort();
      request = undefined;
    }
    const losesAnswers = page.draft?.submission && !page.isKept;
    (losesAnswers ? addEventListener : removeEventListener)('beforeunload', askBeforeClosing);
    if (shown(page) !== shown(before)) report(reportOf(page));
  }

  /** Keeps the draft, sends its submission once, and leaves it to the worker if that fails. */
  async function send(): Promise<void> {
    const { draft } = page;
    const submission = waiting(draft);
    if (!draft || !submission || request) return;
    const own = { submission, controller: new AbortController() };
    request = own;
    if (!page.isKept) {
      const isKept = await record.inTime(record.keep(draft)).catch(() => false);
      dispatch({ type: 'kept', isKept });
    }
    if (request !== own) return;
    void catchUp();
    const outcome = await deliver(submission, own.controller.signal);
    if (page.isKept && outcome === 'failed') deliverLater();
    if (request === own) request = undefined;
    dispatch({ type: 'answered', submission, outcome });
  }

  /** Returns whether something is waiting: on the device or, where storage is blocked, in this page. */
  async function readDevice(): Promise<boolean> {
    const since = page.draft;
    const device = await record.inTime(record.readAll()).catch(() => undefined);
    if (device) dispatch({ type: 'read', since, ...device });
    return Boolean(device?.drafts.some(waiting) || waiting(page.draft));
  }

  return {
    /**
     * Opens a draft and fills the form, also when the page returns from the page cache. A Submit meanwhile wins.
     *
     * @param fill shows the draft's answers, and returns those to go on with, and the step
     */
    async open(
      goesOn: (draft: Draft) => boolean,
      fill: (opened: Draft, waits: boolean) => Pick<Draft, 'answers' | 'step'>,
    ): Promise<void> {
      dispatch({ type: 'opening' });
      const read = () => record.openDraft(goesOn);
      // Try twice: right after another tab has let go of the store, the first try may fail.
      const draft = await read().catch(read).catch(record.newDraft);
      dispatch({ type: 'opened', draft });
      if (page.draft !== draft) return;
      const { answers, step } = fill(draft, Boolean(waiting(draft)));
      this.save(answers, step);
      void send();
    },

    /** Sends all that is waiting, and watches it until `signal` aborts. */
    watch(signal?: AbortSignal): void {
      // Leaving the page aborts its request. So send once more, by a request that outlives the page, and by the worker.
      const onHide = (): void => {
        if (!request) return;
        void deliver(request.submission);
        deliverLater();
      };
      addEventListener('pagehide', onHide, signal && { signal });
      const sendAll = async (): Promise<void> => {
        await readDevice();
        void send();
        await deliverAll(page.draft?.id);
      };
      catchUp = watch(readDevice, sendAll, signal);
    },

    /** Keeps the form's answers. */
    save(answers: Answers, step: number): void {
      // The worker is for Submit without a connection, but can be installed only with one. Home's form is at the last step.
      if (step === steps.length) installWorker();
      dispatch({ type: 'typed', answers, step });
      // During the request (an edit ends it), do not write the draft again: that could restore what `settle` deleted.
      if (!page.draft || request) return;
      record.keep(page.draft).catch(() => undefined);
      if (waiting(page.draft)) void catchUp();
    },

    /** Resolves when it is known what became of the submission. */
    async submit(answers: Answers): Promise<void> {
      dispatch({ type: 'submitted', draft: submitted(page.draft ?? record.newDraft(), answers, steps.length) });
      await send();
    },

    /** Deletes everything that this device keeps, other tabs' drafts, too. */
    discard(): void {
      dispatch({ type: 'discarded', draft: record.newDraft() });
      record.forgetAll().catch(() => undefined);
    },
  };
}
