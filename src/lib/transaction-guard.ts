/** Transactions of this page that have not ended. */
const unfinished = new Set<IDBTransaction>();

function follow(transaction: IDBTransaction): void {
  unfinished.add(transaction);
  for (const end of ['complete', 'abort']) {
    transaction.addEventListener(end, () => unfinished.delete(transaction));
  }
}

function followUpgrade(request: IDBOpenDBRequest): void {
  request.addEventListener('upgradeneeded', () => {
    if (request.transaction !== null) follow(request.transaction);
  });
}

function giveUp(transaction: IDBTransaction): void {
  // a database that is being made stays locked until this page has heard that it is, or has closed it
  if (transaction.mode === 'versionchange') transaction.db.close();
  try {
    transaction.abort();
  } catch {
    // it has been committed
  }
}

/** Has every call of a method show what it returns, whoever calls it. */
function watch<Method extends string, Result>(
  owner: Record<Method, (...given: never[]) => Result>,
  method: Method,
  see: (result: Result) => void,
): void {
  owner[method] = new Proxy(owner[method], {
    apply(call, self, given) {
      const result = Reflect.apply(call, self, given) as Result;
      see(result);
      return result;
    },
  });
}

/**
 * Gives up what this page has unfinished in IndexedDB when it is left and kept for 'back', as browsers do where they keep
 * nothing. WebKit keeps the transactions as well, and every later page waits for them
 * (docs/decisions/0023-pages-kept-for-back.md). To be called before anything opens a database.
 */
export function startTransactionGuard(): void {
  if (!('indexedDB' in window)) return;
  // for all of them: Firebase has databases of its own, and hands out no transaction
  watch(IDBDatabase.prototype, 'transaction', follow);
  watch(IDBFactory.prototype, 'open', followUpgrade);
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) unfinished.forEach(giveUp);
  });
}
