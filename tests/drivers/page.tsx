import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

function Address() {
  const location = useLocation();
  return (
    <>
      <p data-testid="address">{location.pathname}</p>
      <p data-testid="search">{location.search}</p>
      <p data-testid="state">{JSON.stringify(location.state)}</p>
    </>
  );
}

/** A query client of one test's own, which gives up at the first failure. */
export const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Puts a page on screen as the router has it at an address; every other address is empty. */
export function showAt(at: string, page: ReactNode, { path = at, client = newClient() } = {}) {
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, client };
}

/** Where the visitor is, as the router has it. */
export const address = () => screen.getByTestId('address').textContent;

/** The parameters of the visitor's address, as the router has them, with their question mark. */
export const addressSearch = () => screen.getByTestId('search').textContent;

/** What the address carries along, such as where to go on to after signing in. */
export const addressState = () => JSON.parse(screen.getByTestId('state').textContent) as unknown;
