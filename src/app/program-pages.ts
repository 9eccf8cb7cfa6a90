import { paths } from '../config/paths';

/** A page of the program: what stands in its place until its code is there is rendered ahead. */
export interface ProgramPage {
  /** Its addresses, as firebase.json has them: `/**` at the end stands for whatever follows. */
  source: string;
  /** The one that it is rendered at. */
  address: string;
  /** The modules that the browser is told to fetch together with the program. */
  modules: Modules;
  /** Those that it fetches only where somebody was signed in before, or nobody. */
  learner?: Modules;
  visitor?: Modules;
  /** True where it is the same for everybody: it is rendered whole, and comes alive as it stands. */
  isWhole?: boolean;
}

type Modules = readonly string[];
type Parts = Pick<ProgramPage, 'modules' | 'learner' | 'visitor'>;

/** A page with one address. */
const at = ({ getHref }: { getHref: () => string }, parts: Parts): ProgramPage => ({
  source: getHref(),
  address: getHref(),
  ...parts,
});

/** Pages whose addresses differ in their last part. */
const below = (
  { path, getHref }: { path: string; getHref: (part: string) => string },
  parts: Parts,
): ProgramPage => ({ source: path.replace(/:[^/]+$/, '**'), address: getHref('x'), ...parts });

const login = 'src/features/auth/login-page.tsx';
const offer = 'src/features/purchase/purchase-page.tsx';

const whole = (path: { getHref: () => string }, module: string): ProgramPage => ({
  ...at(path, { modules: [module] }),
  isWhole: true,
});
const open = (module: string): Parts => ({ modules: [module] });
/** Behind a guard that sends visitors away to sign in. */
const behind =
  (guard: string) =>
  (module: string): Parts => ({
    modules: [`src/app/guards/${guard}.tsx`],
    learner: [module],
    visitor: [login],
  });
const session = behind('session-guard');
const signedIn = behind('signed-in-guard');
/** Behind one that makes an offer. */
const product = (module: string): Parts => ({
  ...behind('product-guard')(module),
  visitor: [offer],
});

const account: Parts = {
  modules: ['src/app/routes/account.tsx'],
  learner: ['src/app/routes/account-tabs.tsx'],
};
const purchase = open('src/app/routes/purchase.tsx');

/** The pages that need a session, and those where one begins; the panel has none of its own. */
export const programPages: readonly ProgramPage[] = [
  whole(paths.login, login),
  whole(paths.register, 'src/features/auth/register-page.tsx'),
  whole(paths.resetPassword, 'src/features/auth/reset-password-page.tsx'),
  at(paths.practice, {
    modules: ['src/app/routes/practice.tsx'],
    learner: ['src/app/routes/overview.tsx'],
    visitor: [offer],
  }),
  below(paths.practiceSession, session('src/features/practice/practice-session-page.tsx')),
  below(paths.firstQuestions, signedIn('src/app/routes/first-questions.tsx')),
  at(paths.review, session('src/features/learning/review/review-page.tsx')),
  at(paths.mistakes, session('src/features/learning/mistakes/mistakes-page.tsx')),
  at(paths.mistakesPractice, session('src/features/learning/mistakes/mistakes-practice.tsx')),
  at(paths.saved, session('src/features/learning/saved/saved-page.tsx')),
  at(paths.savedPractice, session('src/features/learning/saved/saved-practice.tsx')),
  at(paths.readiness, product('src/features/learning/readiness/readiness-page.tsx')),
  at(paths.plan, signedIn('src/features/learning/plan/plan-page.tsx')),
  at(paths.exam, product('src/app/routes/exam.tsx')),
  at(paths.examRun, signedIn('src/app/routes/exam-run.tsx')),
  below(paths.examResult, signedIn('src/app/routes/exam-result.tsx')),
  at(paths.account, account),
  at(paths.statistics, account),
  at({ getHref: () => paths.purchase.getHref('full') }, purchase),
  at({ getHref: () => paths.purchase.getHref('tests') }, purchase),
  below(paths.order, open('src/features/purchase/order-page.tsx')),
  below(paths.receipt, open('src/features/purchase/receipt-page.tsx')),
  {
    ...below(paths.signQuiz, open('src/app/routes/sign-quiz.tsx')),
    learner: ['src/app/guards/product-guard.tsx', 'src/features/signs/learner-sign-quiz.tsx'],
    // one that needs access
    address: paths.signQuiz.getHref('forbudsmarken'),
  },
  at(paths.courses, product('src/features/courses/courses-page.tsx')),
  below(paths.course, product('src/app/routes/course.tsx')),
];
