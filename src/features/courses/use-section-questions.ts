import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { practiceQuestionsOptions } from '../../data/questions/queries';
import { splitCourse, summaryTitle, type CourseSection } from '../../domain/course/course-sections';
import { chooseSectionQuestions } from '../../domain/course/section-questions';
import type { TheoryCourse } from '../../domain/course/theory-course';
import type { PracticeCategory } from '../../domain/practice/category';
import type { Question } from '../../domain/question/question';

/**
 * The practice category that goes with a course, and the questions that check each section. They come after the text;
 * where they cannot be had, it is read without them.
 */
export function useSectionQuestions({ content, categoryId }: TheoryCourse): {
  sections: readonly CourseSection[];
  category: PracticeCategory | undefined;
  /** Undefined for a section that may yet get some. */
  questionsOf: (section: CourseSection) => readonly Question[] | undefined;
} {
  const categories = useQuery(practiceCategoriesOptions());
  const category = categories.data?.find(({ id }) => id === categoryId);
  const bank = useQuery(
    category === undefined
      ? { queryKey: ['questions', 'none'], queryFn: skipToken }
      : practiceQuestionsOptions(category),
  );
  const sections = useMemo(() => splitCourse(content), [content]);
  const chosen = useMemo(
    () => chooseSectionQuestions(sections, bank.data ?? []),
    [sections, bank.data],
  );
  const isWaiting =
    categoryId !== '' && (category === undefined ? categories.isPending : bank.isPending);
  return {
    sections,
    category,
    questionsOf: ({ id, title }) =>
      isWaiting && title !== summaryTitle ? undefined : (chosen.get(id) ?? []),
  };
}
