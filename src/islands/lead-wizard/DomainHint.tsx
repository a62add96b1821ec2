import { textButton } from '../../components/TextButton.first.css.ts';
import { withDomain } from '../../lib/leads/steps.ts';

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
        <span key={email}>
          Did you mean {withDomain(email, domain)}?{' '}
          <button className={textButton} type="button" onClick={() => onAccept(withDomain(email, domain))}>
            Use {domain}
          </button>
        </span>
      )}
    </div>
  );
}
