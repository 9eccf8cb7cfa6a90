import { useDeferredValue, useState } from 'react';

import type { Illustration } from '../../domain/scene/read-illustration';
import { searchSigns } from '../../domain/sign/search-signs';
import { variantsOf } from '../../domain/sign/variants';
import { TextField } from '../../ui/field';
import { SignPicture } from '../../components/sign/sign-picture';
import { PictureChoice, pictureGrid } from './picture-choice';

/** Every sign of the library in each of its forms, to choose one from. */
export function SignChoices({ onChoose }: { onChoose: (illustration: Illustration) => void }) {
  const [query, setQuery] = useState('');
  const choices = searchSigns(useDeferredValue(query)).flatMap(({ code, name }) => [
    { code, label: `${code} ${name}` },
    ...variantsOf(code).map(({ key, label }) => ({
      code: `${code}/${key}`,
      label: `${code}/${key} ${name}: ${label}`,
    })),
  ]);
  return (
    <div className="grid gap-4">
      <TextField
        type="search"
        label="Sök märke"
        hint="Namn, kod eller vardagligt ord, till exempel ”älg” eller ”C35”"
        value={query}
        autoComplete="off"
        onChange={({ target }) => {
          setQuery(target.value);
        }}
      />
      {choices.length === 0 && <p role="status">Inget märke stämmer med sökningen.</p>}
      <ul className={pictureGrid}>
        {choices.map(({ code, label }) => (
          <PictureChoice
            key={code}
            name={label}
            onChoose={() => {
              onChoose({ signs: [code] });
            }}
          >
            <SignPicture name={code} className="size-full p-2" />
          </PictureChoice>
        ))}
      </ul>
    </div>
  );
}
