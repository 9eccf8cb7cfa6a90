import { useState } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { sittingSizeStore } from '../../components/session/sitting-size-store';
import { sittingSizes, usualSittingSize } from '../../domain/practice/sitting';
import { ChoiceChips } from '../../ui/choice-chips';

const choices = sittingSizes.map((key) => ({ key, label: key === 'all' ? 'Alla' : key }));

/** How many questions a new sitting asks, on this device. */
export function SittingSizeChoice() {
  const store = sittingSizeStore(useLearner().uid);
  const [size, setSize] = useState(() => store.read() ?? usualSittingSize);
  return (
    <ChoiceChips
      legend="Frågor per pass"
      value={size}
      onChange={(chosen) => {
        store.write(chosen);
        setSize(chosen);
      }}
      choices={choices}
    />
  );
}
