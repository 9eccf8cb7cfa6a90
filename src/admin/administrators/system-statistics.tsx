import { StatCardList } from '../shared/stat-cards';

/** The system in figures (specification, section 2). */
export function SystemStatistics() {
  return (
    <section aria-labelledby="system-statistics" className="grid content-start gap-4">
      <h3 id="system-statistics" className="text-lg">
        Systemstatistik
      </h3>
      <StatCardList
        cards={[
          { name: 'users', label: 'Registrerade användare' },
          { name: 'questions', label: 'Frågor totalt' },
          { name: 'discountCodes', label: 'Rabattkoder' },
        ]}
      />
    </section>
  );
}
