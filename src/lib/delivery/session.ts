/**
 * One page's draft, from the opening of the page to the thanks: opens, keeps, submits and discards it. The wizard and
 * the home page's form each have a session. On pages without a form, it only sends what other pages left.
 */
import { steps, type Answers } from '../lead/index.ts';
import * as record from './record.ts';
import { deliver, deliverAll } from './send.ts';
import { deliverLater, installWorker, watch } from './watch.ts';

/** What a page shows of its draft. */
export interface Report {
  /** What became of the last Submit. */
  phase: 'asking' | 'sending' | 'sent' | 'failed' | 'refused';
  /** Whether the device keeps what failed or was refused. */
  kept: boolean;
  /** What became of a lead that is not the one in the form now: `texts` has the sentences. */
  news: 'delivered' | 'deliveredBefore' | 'edited' | 'elsewhere' | null;
}

/** What each state in the diagram of docs/leads.md means to the visitor, while no request is under way. */
const phases = { draft: 'asking', edited: 'asking', waiting: 'failed', refused: 'refused' } as const;

const askBeforeClosing = (event: Event): void => event.preventDefault();

type Progress = Pick<record.Draft, 'answers' | 'step'>;

export type Session = ReturnType<typeof createSession>;

/** @param report shows the page's state, and deletes the receipts (`forgetReceipts`) if it shows news of them */
export function createSession(report: (now: Report) => void) {
  /** What the report is derived from. Only `set` changes it. */
  const page = {
    /** Undefined until it is opened, and once its lead is stored. */
    draft: undefined as record.Draft | undefined,
    isSent: false,
    /** Whether the device keeps the draft. */
    isKept: false,
    /** Whether the submission's first request has ended. Later ones are quiet. */
    isTried: false,
    news: null as Report['news'],
  };
  /** The ids of the receipts that this page knows of. */
  const known = new Set<string>();
  let shown: Report = { phase: 'asking', kept: false, news: null };
  /** Aborts the request that is under way; undefined when there is none. */
  let request: AbortController | undefined;
  let catchUp: () => unknown = () => undefined;

  const submission = (): record.Submission | undefined => page.draft && record.waiting(page.draft);

  /** Changes the page's state, and reports what it has to show, if that has changed or is news. */
  function set(change: Partial<typeof page>, isNews = false): void {
    const { draft, isSent, isKept, isTried, news } = Object.assign(page, change);
    const state = draft ? record.stateOf(draft) : 'draft';
    const phase = isSent ? 'sent' : state === 'waiting' && !isTried ? 'sending' : phases[state];
    const kept = isKept && (phase === 'failed' || phase === 'refused');
    const now: Report = { phase, kept, news: news ?? (state === 'edited' ? state : null) };
    if (!isNews && JSON.stringify(now) === JSON.stringify(shown)) return;
    shown = now;
    const losesAnswers = draft?.submission && !isKept && !isSent;
    (losesAnswers ? addEventListener : removeEventListener)('beforeunload', askBeforeClosing);
    report(now);
  }

  function cancel(): void {
    if (!request) return;
    request.abort();
    request = undefined;
    set({ isTried: true });
  }

  function thank({ row }: record.Submission): void {
    known.add(row.created_at);
    request = undefined;
    set({ draft: undefined, isSent: true, news: null });
  }

  /**
   * Keeps the draft, sends its submission once, and leaves it to the worker if that fails. After an edit, the outcome
   * is ignored.
   */
  async function send(): Promise<void> {
    const sending = submission();
    if (!page.draft || !sending) return;
    const own = new AbortController();
    request = own;
    if (!page.isKept) set({ isKept: await record.inTime(record.keep(page.draft)).catch(() => false) });
    if (request !== own) return;
    void catchUp();
    const outcome = await deliver(sending, own.signal);
    if (page.isKept && outcome === 'failed') deliverLater();
    if (request !== own) return;
    if (outcome === 'stored') return thank(sending);
    request = undefined;
    set({ isTried: true });
  }

  /**
   * Shows what another tab or the worker did meanwhile. Returns whether something is waiting: on the device or, where
   * storage is blocked, in this page.
   */
  async function readDevice(): Promise<boolean> {
    const before = page.draft;
    const device = await record.inTime(record.readAll()).catch(() => undefined);
    if (!device) return submission() !== undefined;
    const { drafts, receipts } = device;
    const own = page.draft?.submission;
    if (own && own === submission() && receipts.includes(own.row.created_at)) thank(own);
    const fresh = receipts.filter((id) => !known.has(id));
    for (const id of fresh) known.add(id);
    if (fresh.length > 0)
      set({ news: own && fresh.includes(own.row.created_at) ? 'deliveredBefore' : 'delivered' }, true);
    const { draft, isKept } = page;
    const stored = drafts.find(({ id }) => id === draft?.id);
    // It was refused, discarded or taken over elsewhere: this tab must not send it, or say that it is kept.
    if (draft && draft === before && isKept && submission() && !(stored && record.waiting(stored))) {
      set(stored ? { draft: stored } : { draft: { ...draft, submission: undefined }, news: 'elsewhere' });
      cancel();
    }
    return drafts.some(record.waiting) || submission() !== undefined;
  }

  return {
    /**
     * Opens a draft and fills the form, again in a page out of the page cache. If Submit comes first, it does nothing.
     *
     * @param fill shows the draft's answers, and returns those to go on with, and the step
     */
    async open(goesOn: record.GoesOn, fill: (opened: record.Draft, waits: boolean) => Progress): Promise<void> {
      set({ draft: undefined, isSent: false });
      const read = () => record.openDraft(goesOn);
      // Try twice: right after another tab has let go of the store, the first try may fail.
      const draft = await read().catch(read).catch(record.newDraft);
      if (page.draft || page.isSent) return;
      set({ draft, isKept: draft.submission !== undefined, isTried: false });
      const { answers, step } = fill(draft, submission() !== undefined);
      this.save(answers, step);
      void send();
    },

    /** Sends all that is waiting, and watches it until `signal` aborts. */
    watch(signal?: AbortSignal): void {
      // Leaving the page aborts its request. So send once more, by a request that outlives the page, and by the worker.
      const onHide = (): void => {
        const sending = request && submission();
        if (!sending) return;
        void deliver(sending);
        deliverLater();
      };
      addEventListener('pagehide', onHide, signal && { signal });
      const sendAll = async (): Promise<void> => {
        await readDevice();
        if (!request) void send();
        await deliverAll(page.draft?.id);
      };
      catchUp = watch(readDevice, sendAll, signal);
    },

    /** Keeps the form's answers. An edit cancels the request that is under way. */
    save(answers: Answers, step: number): void {
      // The worker is for Submit without a connection, but can be installed only with one.
      if (step === steps.length) installWorker();
      if (!page.draft) return;
      // Only an edit renews `savedAt`: a draft is deleted 30 days after its last change.
      const isEdited = JSON.stringify(answers) !== JSON.stringify(page.draft.answers);
      const draft = { ...page.draft, answers, step, ...(isEdited && { savedAt: Date.now() }) };
      set({ draft, ...(isEdited && record.stateOf(draft) === 'edited' && { news: null }) });
      // During the request, do not write the same draft again: that could restore what `settle` has deleted.
      if (request && submission()) return;
      cancel();
      record.keep(draft).catch(() => undefined);
      if (submission()) void catchUp();
    },

    /** Resolves when it is known what became of the submission. */
    async submit(answers: Answers): Promise<void> {
      const before = page.draft ?? record.newDraft();
      const added = record.submissionOf(before, answers);
      const draft = { ...before, answers, step: steps.length, savedAt: Date.now(), submission: added };
      set({ draft, isKept: false, isTried: false, news: null });
      await send();
    },

    /** Deletes everything that this device keeps, other tabs' drafts, too. */
    discard(): void {
      set({ draft: record.newDraft(), isKept: false, news: null });
      cancel();
      record.forgetAll().catch(() => undefined);
    },
  };
}
