import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { markdownParts, type TextSign } from './markdown-parts';
import { ScenePicture, type LoadPicture } from '../scene/scene-picture';
import { SignPicture } from '../sign/sign-picture';

const rhythm = 'grid grid-cols-[minmax(0,1fr)] gap-3';
const look = [
  rhythm,
  'leading-relaxed wrap-anywhere',
  '[&_:is(h2,h3,h4,h5,h6)]:mt-2 [&_:is(h2,h3,h4,h5,h6)]:font-semibold [&_h2]:text-2xl [&_h3]:text-xl [&_h4]:text-lg',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1',
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-border [&_blockquote]:pl-4 [&_blockquote]:text-muted-foreground',
  '[&_code]:rounded-md [&_code]:bg-muted [&_code]:px-1 [&_pre]:overflow-x-auto [&_pre]:rounded-card [&_pre]:bg-muted [&_pre]:p-4',
  '[&_table]:block [&_table]:overflow-x-auto [&_:is(td,th)]:border [&_:is(td,th)]:border-border [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2 [&_:is(td,th)]:text-left',
  '[&_hr]:border-border [&_img]:max-w-full [&_img]:rounded-card',
].join(' ');

/** A sign in a text, with its name, which leads to what is to know about it. */
function SignFigure({ code, name, href }: TextSign & { href: string }) {
  return (
    <figure className="flex items-center gap-4 rounded-card border border-border bg-surface p-4">
      <SignPicture name={code} className="size-24" />
      <figcaption>
        <span className="block text-sm text-muted-foreground">{code}</span>
        <Link
          to={href}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {name}
        </Link>
      </figcaption>
    </figure>
  );
}

/**
 * A text in Markdown, shown as it is meant. Whatever its writer puts in, nothing of it runs and nothing is fetched from
 * other hosts. A road sign is written `![Stopplikt](skylt:B2)`, alone on its line; a scene as a fenced block of the
 * language `scen`.
 */
export default function Markdown({
  text,
  level,
  findSign,
  signHref,
  loadScene,
}: {
  text: string;
  /** The level of the heading above the text: its own headings begin one below. */
  level: 1 | 2 | 3;
  /** The sign of a code as it was written; undefined when there is none. */
  findSign: (code: string) => { code: string } | undefined;
  /** Where more about a sign is found, by its code. */
  signHref: (code: string) => string;
  /** Draws a scene, if it is not to be drawn as a question's; must be the same at every render. */
  loadScene?: LoadPicture | undefined;
}) {
  const parts = useMemo(() => markdownParts(text, level), [text, level]);
  return (
    <div className={rhythm}>
      {parts.map((part, index) =>
        'html' in part ? (
          <div key={index} className={look} dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : 'scene' in part ? (
          <ScenePicture
            key={index}
            text={part.scene}
            {...(loadScene !== undefined && { load: loadScene })}
            className="max-w-md"
          />
        ) : (
          <div key={index} className="grid gap-3">
            {part.signs.map(({ code: written, name }) => {
              const code = findSign(written)?.code;
              return code === undefined ? (
                <p key={written}>{name}</p>
              ) : (
                <SignFigure key={written} code={code} name={name} href={signHref(code)} />
              );
            })}
          </div>
        ),
      )}
    </div>
  );
}
