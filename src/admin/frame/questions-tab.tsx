import { useQuery } from '@tanstack/react-query';

import { questionCategoriesOptions } from '../../data/question-categories/queries';
import { Duplicates } from '../question-duplicates/duplicates';
import { ImportExport } from '../question-import/import-export';
import { QuestionPanel } from '../questions/question-panel';

/** The tab 'Gamla frågor'. */
export default function QuestionsTab() {
  return (
    <QuestionPanel
      kind="theory"
      categories={useQuery(questionCategoriesOptions())}
      tools={({ licenceType }, category) => (
        <>
          <ImportExport kind="theory" filter={{ category, licenceType }} />
          <Duplicates kind="theory" />
        </>
      )}
    />
  );
}
