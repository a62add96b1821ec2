import { textButton } from '../../components/TextButton.css.ts';
import { wizard } from '../../data/wizard.ts';
import { startOver } from './LeadWizard.critical.css.ts';

/** Deletes all answers, after the visitor has opened the question whether to do so. */
export function StartOver({ onDiscard }: { onDiscard: () => void }) {
  return (
    <details>
      <summary className={startOver}>{wizard.startOver}</summary>
      <p>
        {wizard.discard}{' '}
        <button className={textButton} type="button" onClick={onDiscard}>
          {wizard.buttons.discard}
        </button>
      </p>
    </details>
  );
}
