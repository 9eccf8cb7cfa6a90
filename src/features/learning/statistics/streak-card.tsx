import { useState } from 'react';

import { useLearner } from '../../../components/learner/learner-context';
import type { Statistics } from '../../../domain/learning/statistics';
import { formatCount } from '../../../lib/format';
import { localStore } from '../../../lib/local-store';
import { Card } from '../../../ui/card';
import { SwitchField } from '../../../ui/switch-field';

/** Whether the learner wants to see days in a row, on this device. */
const streakStore = (uid: string) =>
  localStore(`teoriklar.streak.${uid}`, (stored) => (typeof stored === 'boolean' ? stored : null));

/** Days in a row, for those who want to be reminded of them. */
export function StreakCard({ statistics: { streak, longestStreak } }: { statistics: Statistics }) {
  const { uid } = useLearner();
  const [isWanted, setIsWanted] = useState(() => streakStore(uid).read() === true);
  return (
    <Card className="grid gap-3">
      <SwitchField
        label="Visa dagar i rad"
        hint="För dig som sporras av det. Pauser är bra för minnet också."
        isOn={isWanted}
        onChange={(isOn) => {
          streakStore(uid).write(isOn);
          setIsWanted(isOn);
        }}
      />
      {isWanted && (
        <p className="text-lg">
          <strong>{formatCount(streak, 'dag', 'dagar')} i rad</strong>, som mest{' '}
          {formatCount(longestStreak, 'dag', 'dagar')}.
        </p>
      )}
    </Card>
  );
}
