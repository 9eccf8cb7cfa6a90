import { useQuery } from '@tanstack/react-query';

import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { Duplicates } from './duplicates/duplicates';
import { ImportExport } from './import/import-export';
import { QuestionPanel } from './question-panel';

/** The tab 'Övningsfrågor'. */
export default function PracticeQuestionsTab() {
  return (
    <QuestionPanel
      kind="practice"
      categories={useQuery(practiceCategoriesOptions())}
      tools={({ licenceType }, category) => (
        <>
          <ImportExport kind="practice" filter={{ category, licenceType }} />
          <Duplicates kind="practice" />
        </>
      )}
    />
  );
}
