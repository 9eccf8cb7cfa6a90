import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { usersPageOptions, userSearchOptions } from '../../data/users/queries';
import type { UserEntry } from '../../domain/admin/user-entry';
import { limits } from '../../domain/limits';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { EmptyState } from '../../ui/empty-state';
import { Table, type Column } from '../../ui/table';
import { tooLong } from './at-most';
import { ListStates } from './list-states';
import { PagedList } from './paged-list';
import { useListAddress, useTyped } from './use-address';
import { usePages } from './use-pages';

interface TableProps {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: readonly Column<UserEntry>[];
}

const failed = 'Kunde inte ladda användare.';

function UserTable({ users, ...table }: TableProps & { users: readonly UserEntry[] }) {
  return <Table {...table} rows={users} keyOf={({ userId }) => userId} />;
}

function AllUsers(table: TableProps) {
  const pages = usePages(usersPageOptions);
  return (
    <PagedList
      pages={pages}
      errorTitle={failed}
      empty={
        <EmptyState title="Inga användare än">
          <p>De som registrerar sig syns här.</p>
        </EmptyState>
      }
    >
      {(users) => <UserTable users={users} {...table} />}
    </PagedList>
  );
}

function FoundUsers({ typed, ...table }: TableProps & { typed: string }) {
  const search = useQuery(userSearchOptions(typed));
  const count = search.data?.users.length ?? 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="wrap-anywhere text-muted-foreground">
        {search.data !== undefined &&
          !search.isPlaceholderData &&
          `${formatCount(count, 'användare', 'användare')} för ”${typed}”${search.data.isCut ? '. Det finns fler: skriv mer för att hitta dem.' : ''}`}
      </p>
      <ListStates
        source={{
          data: search.data?.users,
          error: search.error,
          isError: search.isError,
          isFetching: search.isFetching,
          refetch: search.refetch,
        }}
        errorTitle={failed}
        empty={
          <EmptyState title="Ingen användare hittades">
            <p>Sök på början av e-postadressen, namnet eller efternamnet.</p>
          </EmptyState>
        }
      >
        {(users) => <UserTable users={users} {...table} />}
      </ListStates>
    </div>
  );
}

/** The users: all of them page by page, the newest first, or those that a search by e-mail or name finds. */
export function UserList(table: TableProps) {
  const { get, narrow } = useListAddress();
  const typed = get('sok') ?? '';
  const [text, setText] = useTyped(typed);
  const search = (words: string) => {
    if (words !== typed) narrow({ sok: words || undefined });
  };
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <form
        role="search"
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.length <= limits.emailLength) search(text.trim());
        }}
      >
        <div className="min-w-0 flex-1 basis-60 sm:max-w-md">
          <TextField
            ref={field}
            label="Sök på e-post eller namn"
            type="search"
            autoComplete="off"
            error={text.length > limits.emailLength ? tooLong(limits.emailLength) : undefined}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              // the browser's own cross empties the field without a submit
              if (target.value === '') search('');
            }}
          />
        </div>
        <Button type="submit" variant="outline">
          Sök
        </Button>
        {typed !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              // this button is about to go
              field.current?.focus();
              setText('');
              search('');
            }}
          >
            Visa alla
          </Button>
        )}
      </form>
      {typed === '' ? <AllUsers {...table} /> : <FoundUsers typed={typed} {...table} />}
    </div>
  );
}
