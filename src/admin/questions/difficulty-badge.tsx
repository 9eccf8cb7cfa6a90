import { difficultyName } from '../../domain/question/difficulty';
import { Badge } from '../../ui/badge';

/** The difficulty of a practice question; in the panel nothing else is told by these colours. */
export function DifficultyBadge({ level }: { level: number }) {
  const tone = level === 2 ? 'warning' : level === 3 ? 'destructive' : 'success';
  return <Badge tone={tone}>{difficultyName(level)}</Badge>;
}
