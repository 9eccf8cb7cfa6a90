import { StatCardList } from '../shared/stat-cards';
import { ExamWeeks } from './exam-weeks';
import { LastWeeks } from './last-weeks';
import { UserRecount } from './user-recount';
import { WaitingWork } from './waiting-work';

/**
 * The tab 'Översikt': what waits for an administrator, the service in four figures, and how it and mock tests have gone
 * week by week. Its heading, with the lock beside it, is the panel's.
 */
export default function OverviewTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <WaitingWork />
      <div>
        <StatCardList
          cards={[
            { name: 'users', label: 'Totala användare' },
            { name: 'activeLicenses', label: 'Aktiva licenser' },
            { name: 'questions', label: 'Totala frågor' },
            { name: 'revenueThisMonth', label: 'Månatlig omsättning (kr)' },
          ]}
        />
        <UserRecount />
      </div>
      <LastWeeks />
      <ExamWeeks />
    </div>
  );
}
