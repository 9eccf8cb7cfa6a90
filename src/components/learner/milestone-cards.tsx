import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { examAreaNames } from '../../domain/exam/exam-area';
import type { Learner } from '../../domain/learning/learner';
import { milestonesBetween, type Milestone } from '../../domain/learning/milestones';
import { serverNow } from '../../lib/server-clock';
import { Card } from '../../ui/card';
import { DrawnCheck } from '../../ui/drawn-check';
import { useLearner } from './learner-context';
import { toldMilestonesStore } from './told-milestones';

/**
 * What was reached between two states of the learner, but for what was told of before; by the categories at hand, as it is
 * when the page is opened.
 * @param occasion the id of the session or test with which it is told.
 */
export function useMilestones(
  occasion: string,
  states: { before: Learner; after: Learner } | null,
): readonly Milestone[] {
  const { uid } = useLearner();
  const client = useQueryClient();
  const [milestones] = useState(() => {
    const categories = client.getQueryData(practiceCategoriesOptions().queryKey);
    if (states === null || categories === undefined) return [];
    const told = toldMilestonesStore(uid).read() ?? {};
    const now = serverNow().getTime();
    return milestonesBetween(states.before, states.after, { categories, now }).filter(
      ({ id }) => (told[id] ?? occasion) === occasion,
    );
  });
  useEffect(() => {
    if (milestones.length === 0) return;
    const store = toldMilestonesStore(uid);
    const told = milestones.map(({ id }) => [id, occasion] as const);
    store.write({ ...store.read(), ...Object.fromEntries(told) });
  }, [milestones, uid, occasion]);
  return milestones;
}

function wordsOf(milestone: Milestone): { title: string; text: string } {
  switch (milestone.kind) {
    case 'category':
      return {
        title: `Kategorin ${milestone.name} är klar`,
        text: 'Du har svarat på alla frågor i kategorin, och minst åtta av tio sitter.',
      };
    case 'area':
      return {
        title: `Provets nivå i ${examAreaNames[milestone.area].toLowerCase()}`,
        text: `Du kan nu ${String(milestone.percent)}\u00a0% av frågorna i området, lika mycket som provet kräver.`,
      };
    case 'days':
      return {
        title: 'Sju dagar i rad',
        text: 'Lite varje dag är det som fastnar bäst. En vilodag gör ingen skada.',
      };
  }
}

/** What was reached, each on a card with a drawing that draws itself. */
export function MilestoneCards({ milestones }: { milestones: readonly Milestone[] }) {
  return milestones.map((milestone) => {
    const { title, text } = wordsOf(milestone);
    return (
      <Card key={milestone.id} className="mt-4 flex items-center gap-4">
        <DrawnCheck />
        <div>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1">{text}</p>
        </div>
      </Card>
    );
  });
}
