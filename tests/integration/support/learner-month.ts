import { randomUUID } from 'node:crypto';

import {
  QueryObserver,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { FieldValue } from 'firebase-admin/firestore';
import { vi } from 'vitest';

import { applyEvent, startAttempt } from '../../../src/domain/exam/attempt';
import { blueprints } from '../../../src/domain/exam/blueprint';
import { bankSize, drawExam } from '../../../src/domain/exam/draw';
import { markAttempt } from '../../../src/domain/exam/exam-result';
import { formatFor } from '../../../src/domain/exam/format';
import { lastSeen } from '../../../src/domain/exam/last-seen';
import { lastAnswered, questionsOf } from '../../../src/domain/learning/learner';
import type { PracticeCategory } from '../../../src/domain/practice/category';
import { answerEvent } from '../../../src/domain/progress/answer-event';
import { listOptions, type Question } from '../../../src/domain/question/question';
import { seededRandom, type Random } from '../../../src/domain/random';
import { writePacks } from '../../../scripts/dev/packs';
import { database } from './admin';
import { MemoryStorage } from './local-storage';

/** What a learner does in a month, and what an editor changes meanwhile. */
const month = { sessions: 20, exams: 6, bookmarks: 10, edits: 10 } as const;

/** Questions of a usual sitting. */
const sitting = 20;
/** Share of answers that are right. */
const skill = 0.75;
const dayMs = 24 * 60 * 60 * 1000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The program as a page loads it. */
async function loadProgram() {
  vi.resetModules();
  return {
    ...(await import('../../../src/data/query-client')),
    ...(await import('../../../src/data/access/queries')),
    ...(await import('../../../src/data/exams/bank')),
    ...(await import('../../../src/data/exams/bank-of')),
    ...(await import('../../../src/data/exams/queries')),
    ...(await import('../../../src/data/exams/record-exam')),
    ...(await import('../../../src/data/learning/earlier-sessions')),
    ...(await import('../../../src/data/learning/practice-order')),
    ...(await import('../../../src/data/learning/queries')),
    ...(await import('../../../src/data/learning/record-answers')),
    ...(await import('../../../src/data/outbox/outbox')),
    ...(await import('../../../src/data/plans/queries')),
    ...(await import('../../../src/data/practice-categories/queries')),
    ...(await import('../../../src/data/questions/queries')),
    ...(await import('../../../src/data/saved/queries')),
  };
}

type Program = Awaited<ReturnType<typeof loadProgram>>;

/** Has a page show the result of a query, which is asked for anew where it is old; returns what takes it off the page. */
function show<T, K extends QueryKey>(
  client: QueryClient,
  options: QueryObserverOptions<T, Error, T, T, K>,
): () => void {
  return new QueryObserver(client, options).subscribe(() => undefined);
}

/** One device of the learner: what it keeps stays from visit to visit, what is in memory goes. */
class Device {
  readonly #databases = new IDBFactory();
  readonly #storage = new MemoryStorage();
  readonly #uid: string;
  readonly #random: Random;
  #loaded: Program | undefined;

  constructor(uid: string, random: Random) {
    this.#uid = uid;
    this.#random = random;
  }

  /** The program of this device, with nothing in memory. */
  async #open(): Promise<Program> {
    vi.stubGlobal('indexedDB', this.#databases);
    vi.stubGlobal('localStorage', this.#storage);
    this.#loaded ??= await loadProgram();
    this.#loaded.queryClient.clear();
    return this.#loaded;
  }

  /** Loads the pages of a visit: the day, the overview, and what is done there. */
  async visit(act: (program: Program) => Promise<void>): Promise<void> {
    const program = await this.#open();
    const { queryClient } = program;
    const shown = [
      show(queryClient, program.accessOptions(this.#uid)),
      show(queryClient, program.practiceCategoriesOptions()),
      show(queryClient, program.learnerOptions(this.#uid)),
      show(queryClient, program.planOptions(this.#uid, 'B')),
      show(queryClient, program.examsOptions(this.#uid, 'B', 1)),
      show(queryClient, program.earlierSessionsOptions(this.#uid)),
    ];
    await this.#settle(program);
    const { all, ofLicence } = await this.#categories(program);
    const learner = await queryClient.query(program.learnerOptions(this.#uid));
    const answered = [...questionsOf(learner).values()];
    shown.push(show(queryClient, program.bankOfOptions(answered, ofLicence, all)));
    await this.#settle(program);
    await act(program);
    await this.#settle(program);
    for (const hide of shown) hide();
  }

  /** A sitting of the category in this place. */
  async practise(place: number, bookmarks: number): Promise<void> {
    await this.visit(async (program) => {
      const { queryClient } = program;
      const { ofLicence } = await this.#categories(program);
      const name = ofLicence[place % ofLicence.length]?.name ?? '';
      const category = await queryClient.query(program.practiceCategoryOptions(name));
      if (category === null) throw new Error(`there is no category ${name}`);
      const questions = await queryClient.query(program.practiceQuestionsOptions(category));
      await queryClient.query({ ...program.savedOptions(this.#uid), staleTime: Infinity });
      const visit = randomUUID();
      const { ids } = await queryClient.query(
        program.practiceOrderOptions(this.#uid, category, visit),
      );
      const asked = questions.filter(({ id }) => ids.slice(0, sitting).includes(id));
      for (const [index, question] of asked.entries()) {
        await program.recordAnswer(this.#uid, this.#answerTo(visit, category.id, question));
        if (index >= bookmarks) continue;
        const word = { questionId: question.id, categoryId: category.id, isSaved: true };
        await program.setSaved(this.#uid, word);
      }
      const startedAt = Date.now();
      await program.recordSession(this.#uid, { id: visit, categoryId: category.id, startedAt });
    });
  }

  /** A test for B, from its start to its result. */
  async sitExam(): Promise<void> {
    await this.visit(async (program) => {
      const { queryClient } = program;
      const { ofLicence } = await this.#categories(program);
      const bank = await program.loadBank(ofLicence);
      const format = formatFor(blueprints.B, bankSize(bank.questions));
      if (format === null) throw new Error('the bank is too small for a test');
      const learner = await queryClient.query(program.learnerOptions(this.#uid));
      const exams = await queryClient.query(program.examsOptions(this.#uid, 'B'));
      const id = randomUUID();
      const now = Date.now();
      const questions = drawExam(format, bank.questions, {
        seed: Math.floor(this.#random() * 2 ** 32),
        lastSeen: lastSeen(lastAnswered(learner), exams),
        now,
      });
      const full = questions.flatMap((one) => bank.byId.get(one.id) ?? []);
      await program.keepExamQuestions(id, full);
      const start = { id, examId: 'B' as const, format, isExtended: false, questions, now };
      const answered = full.reduce(
        (attempt, question) =>
          applyEvent(
            attempt,
            { kind: 'choose', questionId: question.id, option: this.#choose(question) },
            now,
          ),
        startAttempt(start),
      );
      const result = markAttempt(applyEvent(answered, { kind: 'handIn' }, now));
      if (result === null) throw new Error('the test runs still');
      await program.recordExam(this.#uid, result);
      await this.#settle(program);
      await queryClient.query(program.examOptions(this.#uid, id));
      await queryClient.query(
        program.examQuestionsOptions(
          id,
          questions.map((one) => one.id),
        ),
      );
    });
  }

  async #categories({ queryClient, practiceCategoriesOptions }: Program) {
    const all: PracticeCategory[] = await queryClient.query(practiceCategoriesOptions());
    return { all, ofLicence: all.filter(({ licenceType }) => licenceType === 'B') };
  }

  #choose(question: Question) {
    const wrong = listOptions(question).find(({ key }) => key !== question.answer);
    return this.#random() < skill ? question.answer : (wrong?.key ?? question.answer);
  }

  #answerTo(session: string, categoryId: string, question: Question) {
    const option = this.#choose(question);
    const isRight = option === question.answer;
    const given = { questionId: question.id, categoryId, option, isRight, at: Date.now() };
    return answerEvent(session, { ...given, seconds: 20 });
  }

  /** Waits until nothing is being read, and nothing waits to be sent. */
  async #settle({ queryClient, listOutbox }: Program): Promise<void> {
    for (let quiet = 0; quiet < 2;) {
      await pause(15);
      const isQuiet = queryClient.isFetching() === 0 && (await listOutbox(this.#uid)).length === 0;
      quiet = isQuiet ? quiet + 1 : 0;
    }
  }
}

/** An editor corrects a question of one of the categories for B: devices are to read it anew. */
async function correctQuestion(place: number): Promise<void> {
  const { docs } = await database
    .collection('practiceCategories')
    .where('licence_type', '==', 'B')
    .orderBy('order')
    .get();
  const category = docs[place % docs.length];
  if (category === undefined) throw new Error('there are no categories');
  const updatedAt = FieldValue.serverTimestamp();
  const found = await database
    .collection('questions')
    .where('category_id', '==', category.id)
    .limit(1)
    .get();
  await found.docs[0]?.ref.update({ updatedAt });
  await category.ref.update({ contentVersion: FieldValue.increment(1), updatedAt });
  // as the panel does
  await writePacks(database);
}

/**
 * Lives through a month of a learner for B who is signed in: 20 sittings and 6 tests, each on a day of its own, every third on
 * the other of two devices that know nothing at first.
 */
export async function liveThroughMonth(uid: string, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const [phone, tablet] = [new Device(uid, random), new Device(uid, random)];
  const visits = month.sessions + month.exams;
  const start = Date.now() - visits * dayMs;
  let [sessions, exams, edits, bookmarks] = [0, 0, 0, 0];
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (let day = 0; day < visits; day++) {
      vi.setSystemTime(start + day * dayMs);
      const device = day % 3 === 2 ? tablet : phone;
      if (exams < Math.floor(((day + 1) * month.exams) / visits)) {
        exams += 1;
        await device.sitExam();
      } else {
        const saved = Math.floor(((sessions + 1) * month.bookmarks) / month.sessions) - bookmarks;
        await device.practise(sessions, saved);
        bookmarks += saved;
        sessions += 1;
      }
      if (edits < Math.floor(((day + 1) * month.edits) / visits)) await correctQuestion(edits++);
    }
  } finally {
    vi.useRealTimers();
  }
}
