import OverviewGuide from '../../features/learning/overview-guide';
import { PracticeOverview } from '../../features/practice/practice-overview';

/** The categories, and above them what to do next. */
export default function OverviewRoute() {
  return (
    <PracticeOverview
      guide={(licence, learner) => (
        <OverviewGuide key={licence} licence={licence} learner={learner} />
      )}
    />
  );
}
