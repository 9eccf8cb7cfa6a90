import { domainLicenses, emailOf, learners, storedProfile } from '../access-cases';
import { purchaseSeed } from '../purchase-cases';
import { roleActors } from './actors';
import { day, dayOf, inMinutes, loadedAt } from './time';

type Document = Readonly<Record<string, unknown>>;

const created = { createdAt: inMinutes(-day), updatedAt: inMinutes(-day) };

const profiles = learners.flatMap((learner): [string, Document][] => {
  const profile = storedProfile(learner);
  return profile ? [[`profiles/${learner}`, profile]] : [];
});

const licenses = learners.flatMap((learner) =>
  domainLicenses(learner).map((license): [string, Document] => [
    `licenses/${learner}_${license.productId}`,
    { ...license, ...created },
  ]),
);

const category = {
  name: 'Miljö',
  description: 'Sparsam körning',
  price: 99,
  icon: 'Target',
  color: 'bg-primary',
  licence_type: 'B',
  exam_area: 'miljo',
  order: 1,
  questionCount: 1,
  contentVersion: 1,
  ...created,
};

const { licence_type: _licence, ...unlicensed } = category;
const { questionCount: _count, ...uncounted } = category;

/** Categories import-0 and so on: as many as an import puts questions into at a time. */
export const importCategories = 4;

const course = {
  description: 'Vem som kör först',
  content: 'Högerregeln gäller.',
  duration_minutes: 30,
  licence_type: 'B',
  order: 1,
  ...created,
};

const report = {
  questionId: 'tomgang',
  reason: 'unclear',
  text: 'Vilka kommuner?',
  status: 'new',
  ...created,
};

/** A visitor's, in a place of today's. */
const clientError = {
  kind: 'error',
  message: 'TypeError: x is undefined',
  stack: 'assets/a1B2c3d.js:1:204',
  page: '/demo',
  version: 'index-a1B2c3d',
  browser: 'Safari 18, iOS',
  createdAt: inMinutes(-10),
  expiresAt: inMinutes(90 * day - 10),
};

const plan = {
  startedOn: '2026-11-20',
  testOn: '2026-12-10',
  source: 'letter',
  points: [{ area: 'miljo', right: 3, scored: 5 }],
};

const learning = { answers: '{}', marks: '{}', sessions: 0 };

/** Every document that is there before a request: path → document. */
export const seed: ReadonlyMap<string, Document> = new Map<string, Document>([
  ...profiles,
  ...licenses,
  ...purchaseSeed,
  ...['admin', 'second', 'deactivated-admin', ...roleActors].map((uid): [string, Document] => [
    `profiles/${uid}`,
    {
      fullName: uid,
      email: emailOf(uid),
      createdAt: inMinutes(-day),
      userStatus: uid === 'deactivated-admin' ? 'inactive' : 'active',
    },
  ]),
  ...['deactivated-admin', 'admin-without-profile'].map((uid): [string, Document] => [
    `admins/${uid}`,
    { email: emailOf(uid), grantedAt: inMinutes(-day), grantedBy: 'admin', changeId: 'granted' },
  ]),
  ...roleActors.map((role): [string, Document] => [
    `admins/${role}`,
    { email: emailOf(role), role, grantedAt: inMinutes(-day), grantedBy: 'admin' },
  ]),
  // what was left of a code whose document is gone
  ['discountUses/LEFTOVER', { max_uses: 10, current_uses: 3, ...created }],
  ['admins/made-in-the-console', { email: emailOf('made-in-the-console') }],
  ['admins/admin', { email: emailOf('admin'), grantedAt: inMinutes(-day), grantedBy: 'admin' }],
  ['admins/second', { email: emailOf('second'), grantedAt: inMinutes(-day), grantedBy: 'admin' }],
  ['practiceCategories/miljo', category],
  ['practiceCategories/unlicensed', unlicensed],
  ['practiceCategories/uncounted', uncounted],
  ...Array.from({ length: importCategories }, (_, index): [string, Document] => [
    `practiceCategories/import-${String(index)}`,
    category,
  ]),
  [
    'questions/tomgang',
    {
      kind: 'practice',
      question_text: 'Hur länge får motorn gå på tomgång?',
      option_a: 'En minut',
      option_b: 'Fem minuter',
      option_c: 'Tio minuter',
      option_d: 'Så länge det behövs',
      correct_answer: 'a',
      category_id: 'miljo',
      category: 'Miljö',
      explanation: 'De flesta kommuner tillåter en minut.',
      difficulty_level: 2,
      licence_type: 'B',
      ...created,
    },
  ],
  [
    'questions/tomgang/versions/first',
    { question: { question_text: 'Vad är tomgång?' }, replacedAt: inMinutes(-day) },
  ],
  ['questionDrafts/hastighet', { kind: 'practice', fields: '{}', updatedAt: inMinutes(-day) }],
  ['questionTags/practice', { tags: '{}', updatedAt: inMinutes(-day) }],
  ['questionPacks/vagmarken', { contentVersion: 9, questions: '[]', updatedAt: inMinutes(-day) }],
  ['questionPacks/miljo', { contentVersion: 1, questions: '[]', updatedAt: inMinutes(-day) }],
  ['questionCategories/vagmarken', { name: 'vagmarken', price: 99, ...created }],
  ['theoryCourses/vajning', { ...course, title: 'Väjning', isPublished: true }],
  ['theoryCourses/motorvag', { ...course, title: 'Motorvägar', isPublished: false }],
  // made before a report's id said whose it is and what it is about
  ['questionReports/first', { ...report, userId: 'full' }],
  ['finishedExams/full_0', { userId: 'full', examId: 'B', passed: 1, finishedAt: inMinutes(-day) }],
  [
    'finishedExams/other_0',
    { userId: 'other', examId: 'B', passed: 1, finishedAt: inMinutes(-day) },
  ],
  [
    'customerNotes/first',
    { userId: 'full', text: 'Ringde.', author: 'admin', createdAt: inMinutes(-day) },
  ],
  ['questionReports/other_tomgang', { ...report, userId: 'other' }],
  [`clientErrors/0_${String(dayOf(loadedAt))}_0`, clientError],
  [
    'clientErrorMarks/first',
    { state: 'done', markedAt: inMinutes(-day), expiresAt: inMinutes(80 * day) },
  ],
  ...['full', 'other'].map((userId): [string, Document] => [
    `firstAnswers/${userId}_0`,
    { userId, answers: '{}', updatedAt: inMinutes(-day) },
  ]),
  ...['full', 'other'].map((userId): [string, Document] => [
    `outcomes/${userId}_B_0`,
    {
      userId,
      examId: 'B',
      number: 0,
      testOn: '2026-11-20',
      isPassed: false,
      points: plan.points,
      chance: 0.7,
      modelVersion: 1,
      isShared: true,
      updatedAt: inMinutes(-day),
    },
  ]),
  ['userTotals/all', { users: 1000, at: inMinutes(-day), countedAt: inMinutes(-day) }],
  ['outcomeStatistics/curve', { tenths: '[]', count: 200, updatedAt: inMinutes(-day) }],
  ['questionStatistics/miljo', { figures: '{}', updatedAt: inMinutes(-day) }],
  ['users/full/progress/miljo', { questions: {}, updatedAt: inMinutes(-day) }],
  ['users/other/progress/miljo', { questions: {}, updatedAt: inMinutes(-day) }],
  ['users/full/learning/0', { ...learning, updatedAt: inMinutes(-day) }],
  ['users/other/learning/0', { ...learning, updatedAt: inMinutes(-day) }],
  ['users/full/saved/questions', { bookmarks: '{}', updatedAt: inMinutes(-day) }],
  ['users/other/saved/questions', { bookmarks: '{}', updatedAt: inMinutes(-day) }],
  ['users/full/plans/B', { ...plan, updatedAt: inMinutes(-day) }],
  ['users/other/plans/B', { ...plan, updatedAt: inMinutes(-day) }],
  [
    'users/full/results/first',
    {
      kind: 'practice',
      categoryId: 'miljo',
      answered: 10,
      right: 8,
      startedAt: inMinutes(-day),
      finishedAt: inMinutes(10 - day),
    },
  ],
  ['users/other/results/first', { kind: 'practice' }],
  [
    'users/full/exams/0',
    {
      attempt: 'a1',
      examId: 'B',
      isExtended: false,
      isShortened: true,
      passMark: 2,
      startedAt: inMinutes(-day),
      finishedAt: inMinutes(40 - day),
      endedBy: 'learner',
      questions: '[{"id":"tomgang","categoryId":"miljo"}]',
    },
  ],
  ['users/other/exams/0', { examId: 'B' }],
  ['users/full', { note: 'no rule speaks of this document' }],
  ['users/full/saved/tomgang', { note: 'no rule speaks of this document' }],
]);
