import { withDomain } from '../../lib/leads/steps.ts';
import * as styles from './LeadWizard.css.ts';

interface Props {
  email: string;
  domain: string | null;
  onAccept: (email: string) => void;
}

/** A suggestion for a mistyped mail domain: one tap accepts it, nothing enforces it. */
export function DomainHint({ email, domain, onAccept }: Props) {
  return (
    <div aria-live="polite">
      {domain && (
        <>
          Did you mean {withDomain(email, domain)}?{' '}
          <button className={styles.quiet} type="button" onClick={() => onAccept(withDomain(email, domain))}>
            Use {domain}
          </button>
        </>
      )}
    </div>
  );
}
