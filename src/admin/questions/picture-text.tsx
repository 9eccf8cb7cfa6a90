import { describeDiagram } from '../../domain/scene/describe-diagram';
import { describeScene } from '../../domain/scene/describe-scene';
import { readIllustrationText } from '../../domain/scene/read-illustration';
import { arrangeBoard } from '../../graphics/scene/arrange-board';

/** What a drawn picture is in words, or null where it cannot be drawn. */
function describe(text: string): string | null {
  const { illustration } = readIllustrationText(text);
  if (illustration === null) return null;
  if ('layout' in illustration) return describeScene(illustration);
  return 'diagram' in illustration
    ? describeDiagram(illustration)
    : arrangeBoard(illustration).label;
}

/** What is read out instead of a question's picture, for its writer to hold the question against. */
export function PictureText({
  picture: { imageUrl, scene },
}: {
  picture: { imageUrl: string | undefined; scene: string | undefined };
}) {
  const text =
    scene !== undefined
      ? describe(scene)
      : imageUrl !== undefined
        ? 'Bild till frågan. En bildfil har ingen egen text: det som behövs för att svara ska stå i frågan.'
        : null;
  if (text === null) return null;
  return (
    <p className="mt-4 text-sm wrap-anywhere text-muted-foreground">
      <span className="font-medium text-foreground">Läses upp för den som inte ser bilden:</span>{' '}
      {text}
    </p>
  );
}
