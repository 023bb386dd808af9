import { logFailure } from '../io/log.ts';
import { emptyDraft, type PadDraft, waitsForConnection } from '../rules/orders/pad/draft.ts';
import { errorText } from '../rules/text/error-text.ts';
import { readSignedInHint } from '../visitor/signed-in-hint.ts';
import { createStore } from '../visitor/store.ts';
import * as database from './database.ts';
import { fetchRange } from './fetch-range.ts';
import { askToStay, keepShell } from './keep-shell.ts';
import { emptyState, otherPads, type PadState } from './pad-state.ts';
import { sendDraft } from './send-draft.ts';
import { storageMessage } from './storage-error.ts';
import { switchCustomer } from './switch-customer.ts';
import { forgetKept, identifyVisitor, type PadVisitor } from './visitor.ts';
import { announceDraft } from './watch-drafts.ts';

type Change = (draft: PadDraft) => PadDraft;

const goodsMessage = 'Ekki tókst að sækja vörurnar á blaðið.';
const keepMessage = 'Ekki tókst að geyma blaðið á þessu tæki.';
const shellMessage =
  'Vörurnar eru geymdar en síðan sjálf ekki: hún opnast aðeins með nettengingu. Reyndu aftur síðar.';

/** The order pad of one page: what is kept on the device, what the shop says, and what is written between them. */
export class PadSession {
  readonly store = createStore<PadState>(emptyState);
  readonly #loadParts: () => Promise<unknown>;
  /** By customer, also what is not kept: a switch loses nothing while the page is open. */
  readonly #written = new Map<string, PadDraft>();
  readonly #names = new Map<string, string>();
  /** Who wrote it. */
  #actorId: string | null = null;
  /** The page is ahead of the device, which could not write. */
  #isUnsaved = false;
  /** What was asked for last; an older answer is not shown. */
  #startCount = 0;

  /** @param loadParts brings what the page needs without a connection besides what it has loaded */
  constructor(loadParts: () => Promise<unknown>) {
    this.#loadParts = loadParts;
  }

  get #state(): PadState {
    return this.store.read();
  }

  #show(changes: Partial<PadState>): void {
    this.store.write({ ...this.#state, ...changes });
  }

  #fail(error: unknown, text: string): void {
    logFailure(text, error);
    this.#show({ problem: storageMessage(error) ?? `${text} ${errorText(error)}` });
  }

  /** Shows the pad of who is signed in. What is kept is there at once, however long the shop takes to answer. */
  async start(): Promise<void> {
    const count = (this.#startCount += 1);
    if (this.#state.visitor === null) await this.#showKept();
    const visitor = await identifyVisitor();
    if (count !== this.#startCount) return;
    // What is not kept on the device is on the page alone, and waits there for the connection.
    if (visitor.kind === 'unreachable' && this.#state.customerId !== null) return this.#show({ visitor });
    if (visitor.kind !== 'online' && visitor.kind !== 'offline') {
      this.#written.clear();
      return this.store.write({ ...emptyState, visitor });
    }
    if (this.#actorId !== null && this.#actorId !== visitor.actorId) this.#written.clear();
    this.#actorId = visitor.actorId;
    if (visitor.kind === 'online') this.#names.set(visitor.customerId, visitor.customerName);
    await this.#openPad(visitor.customerId);
    this.#show({ visitor, outcome: null });
    if (visitor.kind === 'online' && waitsForConnection(this.#state.draft)) await this.send();
    await this.#fetchGoods(visitor);
  }

  /** Looks for the connection that a draft waits for; does nothing where none waits. */
  async lookForConnection(): Promise<void> {
    const { visitor, draft, busy } = this.#state;
    if (busy === null && visitor?.kind !== 'online' && waitsForConnection(draft)) await this.start();
  }

  async #showKept(): Promise<void> {
    const owner = readSignedInHint() ? await database.readOwner().catch(() => null) : null;
    if (!owner) return;
    await this.#openPad(owner.customerId);
    this.#show({ visitor: { kind: 'offline', ...owner } });
  }

  /** Signed in, out or switched elsewhere. */
  followOtherTab(): void {
    if (!readSignedInHint()) this.store.write({ ...emptyState, visitor: { kind: 'guest' } });
    void this.start();
  }

  /** Another tab changed a draft. */
  reread(): void {
    const { customerId, isKept } = this.#state;
    if (customerId !== null && isKept) void this.#openPad(customerId);
  }

  async #openPad(customerId: string): Promise<void> {
    const [range, drafts, kept] = await Promise.all([
      database.readRange(customerId),
      database.readDrafts(),
      database.readKeptCustomers(),
    ]).catch((error: unknown) => {
      this.#show({ problem: storageMessage(error) });
      return [null, [], []] as const;
    });
    const stored = drafts.find((draft) => draft.customerId === customerId);
    const written = this.#written.get(customerId);
    const named = [...this.#names].map(([id, name]) => ({ id, name }));
    this.#show({
      customerId,
      range: range ?? (this.#state.range?.customerId === customerId ? this.#state.range : null),
      isKept: range !== null,
      draft: (this.#isUnsaved ? (written ?? stored) : (stored ?? written)) ?? emptyDraft(customerId),
      others: otherPads(customerId, [...kept, ...named], [...drafts, ...this.#written.values()]),
    });
  }

  async #fetchGoods(visitor: PadVisitor): Promise<void> {
    if (visitor.kind !== 'online') return;
    const { customerId, customerName, contextVersion } = visitor;
    this.#show({ busy: 'range' });
    try {
      const range = await fetchRange({ id: customerId, name: customerName });
      // Another tab may have switched meanwhile: these would be another customer's.
      const after = await identifyVisitor();
      if (after.kind !== 'online' || after.contextVersion !== contextVersion) return;
      if (this.#state.customerId !== customerId) return;
      this.#show({ range });
      if (this.#state.isKept) await this.#keepGoods();
    } catch (error) {
      this.#fail(error, goodsMessage);
    } finally {
      this.#show({ busy: null });
    }
  }

  async #keepGoods(): Promise<void> {
    const { range } = this.#state;
    if (range) await database.saveRange(range);
    if (!(await keepShell(this.#loadParts))) this.#show({ problem: shellMessage });
  }

  /** Changes the draft where it is kept, and on the page. */
  async change(apply: Change): Promise<PadDraft> {
    const { customerId, draft, isKept } = this.#state;
    if (customerId === null) return draft;
    const changed = isKept ? await this.#changeKept(customerId, apply) : apply(draft);
    this.#written.set(customerId, changed);
    if (this.#state.customerId === customerId) this.#show({ draft: changed });
    if (isKept) announceDraft();
    return changed;
  }

  /** What could not be written stays on the page, and goes with the next change. */
  async #changeKept(customerId: string, apply: Change): Promise<PadDraft> {
    try {
      const changed = await database.changeDraft(customerId, this.#state.draft, (stored) =>
        apply(this.#isUnsaved ? this.#state.draft : stored),
      );
      this.#isUnsaved = false;
      return changed;
    } catch (error) {
      this.#isUnsaved = true;
      this.#fail(error, keepMessage);
      return apply(this.#state.draft);
    }
  }

  /** Keeps the pad of this customer on the device, or takes it off; what is written stays on the page. */
  async keep(isKept: boolean): Promise<void> {
    this.#show({ problem: null, busy: 'keep' });
    try {
      await (isKept ? this.#keepPad() : this.#removePad());
    } catch (error) {
      this.#fail(error, keepMessage);
    } finally {
      this.#show({ busy: null });
    }
  }

  async #keepPad(): Promise<void> {
    const { visitor, customerId, draft, range } = this.#state;
    if (customerId === null || visitor?.kind !== 'online' || !range) return;
    await database.saveOwner({ actorId: visitor.actorId, customerId });
    await database.saveRange(range);
    await database.changeDraft(customerId, draft, () => draft);
    await askToStay();
    this.#show({ isKept: true });
    await this.#keepGoods();
  }

  async #removePad(): Promise<void> {
    const { customerId } = this.#state;
    if (customerId === null) return;
    await database.deleteCustomer(customerId);
    if ((await database.readKeptCustomers()).length === 0) await forgetKept();
    this.#show({ isKept: false });
  }

  /** Opens another customer's pad: without a connection as it is kept here, else after a switch to that customer. */
  async open(customerId: string): Promise<void> {
    const { visitor } = this.#state;
    if (visitor?.kind !== 'online') return this.#openPad(customerId);
    try {
      if (visitor.customerId !== customerId) await switchCustomer(customerId, visitor.contextVersion);
      await this.start();
    } catch (error) {
      this.#fail(error, 'Ekki tókst að skipta um viðskiptavin.');
    }
  }

  async send(): Promise<void> {
    const { customerId, busy } = this.#state;
    if (customerId === null || busy === 'send') return;
    this.#show({ busy: 'send', outcome: null });
    try {
      const outcome = await sendDraft(customerId, (apply) => this.change(apply));
      this.#show({ outcome });
      if (outcome.kind !== 'other-visitor') return;
      // The pad stays on the page, so that it can be sent after a switch.
      if (outcome.visitor.kind === 'online') this.#show({ visitor: outcome.visitor });
      else await this.start();
    } catch (error) {
      this.#fail(error, 'Ekki tókst að senda blaðið.');
    } finally {
      this.#show({ busy: null });
    }
  }
}
