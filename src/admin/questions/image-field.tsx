import ImageUp from 'lucide-react/icons/image-up';
import { useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { ProgressBar } from '../../ui/progress-bar';
import { useImageUpload } from './use-image-upload';

/** A small picture of what the field holds; hidden when it cannot be shown. */
function Thumbnail({ url }: { url: string }) {
  const [isLost, setIsLost] = useState(false);
  return (
    <img
      src={url}
      alt="Vald bild"
      hidden={isLost}
      className="max-h-40 max-w-full rounded-card border border-border object-contain"
      onError={() => {
        setIsLost(true);
      }}
    />
  );
}

/** The question's picture: chosen from the device and stored at once, or by its address. */
export function ImageField({
  url,
  error,
  onChange,
  onBusy,
}: {
  url: string;
  error: string | undefined;
  onChange: (url: string) => void;
  /** Is told when an upload begins and ends: a form is not saved in between. */
  onBusy: (isBusy: boolean) => void;
}) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const home = useRef<HTMLFieldSetElement>(null);
  const { upload, problem, start, cancel } = useImageUpload(onChange);
  const isBusy = upload !== null;
  useEffect(() => {
    onBusy(isBusy);
  }, [isBusy, onBusy]);
  const shown = upload === null ? url.trim() : upload.preview;
  return (
    <fieldset ref={home} tabIndex={-1} className="grid gap-3 outline-none">
      <legend className="mb-1 font-medium">Bild (valfri)</legend>
      {shown !== null && /^(https?:|data:image)/.test(shown) && (
        <Thumbnail key={shown} url={shown} />
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={file}
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Bildfil"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            // so that the same file can be chosen again
            target.value = '';
            if (chosen !== undefined) start(chosen);
          }}
        />
        <Button
          variant="outline"
          isBusy={isBusy}
          onClick={() => {
            file.current?.click();
          }}
        >
          <ImageUp aria-hidden className="size-5" />
          {url === '' ? 'Ladda upp bild' : 'Byt bild'}
        </Button>
        {isBusy ? (
          <Button
            variant="quiet"
            onClick={() => {
              // this button is about to go
              home.current?.focus();
              cancel();
            }}
          >
            Avbryt uppladdningen
          </Button>
        ) : (
          url !== '' && (
            <Button
              variant="quietDestructive"
              onClick={() => {
                home.current?.focus();
                onChange('');
              }}
            >
              Ta bort bilden
            </Button>
          )
        )}
      </div>
      {upload !== null && <ProgressBar label="Laddar upp bilden" percent={upload.percent} />}
      <p className="text-sm text-muted-foreground">PNG, JPEG eller WebP, högst 2 MB.</p>
      {problem !== null && (
        <p role="alert" className="text-sm font-medium text-destructive-ink">
          {problem}
        </p>
      )}
      <TextField
        label="Bildadress (URL)"
        type="url"
        inputMode="url"
        autoComplete="off"
        value={url}
        readOnly={isBusy}
        error={error}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </fieldset>
  );
}
