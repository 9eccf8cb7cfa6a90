import OverviewGuide from '../../features/learning/overview-guide';
import { PracticeOverview } from '../../features/practice/practice-overview';

/** The categories, with what to do next above them. */
export default function OverviewRoute() {
  return (
    <PracticeOverview
      guide={(licence, learner, categories) => (
        <OverviewGuide licence={licence} learner={learner}>
          {categories}
        </OverviewGuide>
      )}
    />
  );
}
