import { useQuery } from '@tanstack/react-query';

import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { Duplicates } from '../question-duplicates/duplicates';
import { ImportExport } from '../question-import/import-export';
import { QuestionPanel } from '../questions/question-panel';

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
