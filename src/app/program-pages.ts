import { paths } from '../config/paths';

/** A page of the program: what stands in its place until its code is there is rendered ahead. */
export interface ProgramPage {
  /** Its addresses, as firebase.json has them: `/**` at the end stands for whatever follows. */
  source: string;
  /** The one that it is rendered at. */
  address: string;
  /** The modules of the page and its guard, which the browser is told to fetch together with the program. */
  modules: readonly string[];
  /** True where it is the same for everybody: it is rendered whole, and comes alive as it stands. */
  isWhole?: boolean;
}

type Modules = readonly string[];

const under = (path: string) => path.replace(/:[^/]+$/, '**');

/** A page with one address. */
function fixed(address: string, ...modules: Modules): ProgramPage {
  return { source: address, address, modules };
}

/** Pages whose addresses differ in their last part. */
function family(
  { path, getHref }: { path: string; getHref: (part: string) => string },
  part: string,
  ...modules: Modules
): ProgramPage {
  return { source: under(path), address: getHref(part), modules };
}

const whole = (address: string, module: string): ProgramPage => ({
  ...fixed(address, module),
  isWhole: true,
});

const session = 'src/app/guards/session-guard.tsx';
const product = 'src/app/guards/product-guard.tsx';
const signedIn = 'src/app/guards/signed-in-guard.tsx';
const account = 'src/app/routes/account.tsx';

/** The pages that need a session, and those where one begins; the panel has none of its own. */
export const programPages: readonly ProgramPage[] = [
  whole(paths.login.getHref(), 'src/features/auth/login-page.tsx'),
  whole(paths.register.getHref(), 'src/features/auth/register-page.tsx'),
  whole(paths.resetPassword.getHref(), 'src/features/auth/reset-password-page.tsx'),
  fixed(paths.practice.getHref(), 'src/app/routes/practice.tsx'),
  family(
    paths.practiceSession,
    'kategori',
    session,
    'src/features/practice/practice-session-page.tsx',
  ),
  fixed(paths.review.getHref(), session, 'src/features/learning/review/review-page.tsx'),
  fixed(paths.mistakes.getHref(), session, 'src/features/learning/mistakes/mistakes-page.tsx'),
  fixed(
    paths.mistakesPractice.getHref(),
    session,
    'src/features/learning/mistakes/mistakes-practice.tsx',
  ),
  fixed(paths.saved.getHref(), session, 'src/features/learning/saved/saved-page.tsx'),
  fixed(paths.savedPractice.getHref(), session, 'src/features/learning/saved/saved-practice.tsx'),
  fixed(paths.readiness.getHref(), product, 'src/features/learning/readiness/readiness-page.tsx'),
  fixed(paths.plan.getHref(), signedIn, 'src/features/learning/plan/plan-page.tsx'),
  fixed(paths.exam.getHref(), product, 'src/app/routes/exam.tsx'),
  fixed(paths.examRun.getHref(), signedIn, 'src/app/routes/exam-run.tsx'),
  family(paths.examResult, 'prov', signedIn, 'src/app/routes/exam-result.tsx'),
  fixed(paths.account.getHref(), account),
  fixed(paths.statistics.getHref(), account),
  fixed(paths.purchase.getHref('full'), 'src/app/routes/purchase.tsx'),
  fixed(paths.purchase.getHref('tests'), 'src/app/routes/purchase.tsx'),
  family(paths.order, 'kop', 'src/features/purchase/order-page.tsx'),
  family(paths.receipt, 'kvitto', 'src/features/purchase/receipt-page.tsx'),
  family(paths.signQuiz, 'forbudsmarken', product, 'src/app/routes/sign-quiz.tsx'),
  fixed(paths.courses.getHref(), product, 'src/features/courses/courses-page.tsx'),
  {
    ...family(paths.course, '', product, 'src/app/routes/course.tsx'),
    // behind the same guard; its own code runs in browsers alone
    address: paths.courses.getHref(),
  },
];
