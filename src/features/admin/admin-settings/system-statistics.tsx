import { formatNumber } from '../../../lib/format';
import { StatCardList } from '../stat-cards';

/** The system in figures (specification, section 2). */
export function SystemStatistics() {
  return (
    <section aria-labelledby="system-statistics" className="grid content-start gap-4">
      <h3 id="system-statistics" className="text-lg">
        Systemstatistik
      </h3>
      <StatCardList
        cards={[
          { name: 'users', label: 'Registrerade användare', format: formatNumber },
          { name: 'questions', label: 'Frågor totalt', format: formatNumber },
          { name: 'discountCodes', label: 'Rabattkoder', format: formatNumber },
        ]}
      />
    </section>
  );
}
