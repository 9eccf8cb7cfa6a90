import Search from 'lucide-react/icons/search';

import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { tooLong } from '../shared/at-most';
import { useTyped } from '../shared/use-address';

/** Looks for orders by their reference or their customer. */
export function OrderSearch({
  searched,
  onSearch,
}: {
  searched: string;
  onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useTyped(searched);
  const isTooLong = typed.length > limits.emailLength;
  const search = (text: string) => {
    if (text !== searched) onSearch(text);
  };
  return (
    <form
      role="search"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) search(typed.trim());
      }}
    >
      <TextField
        label="Sök på referens, e-post eller namn"
        type="search"
        autoComplete="off"
        error={isTooLong ? tooLong(limits.emailLength) : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          // the browser's own cross empties the field without a submit
          if (target.value === '') search('');
        }}
      />
      <Button type="submit" variant="outline" className="mt-7.5">
        <Search aria-hidden className="size-5" />
        <span className="sr-only">Sök ordrar</span>
      </Button>
    </form>
  );
}
