import { createRoot } from 'react-dom/client';

/** The least that a login form in React can be. */
function BareForm() {
  return (
    <main>
      <h1>Logga in</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <p>
          <label>
            E-postadress <input type="email" />
          </label>
        </p>
        <p>
          <label>
            Lösenord <input type="password" />
          </label>
        </p>
        <button type="submit">Logga in</button>
      </form>
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(<BareForm />);
