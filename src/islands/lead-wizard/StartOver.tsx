import { textButton } from '../../components/TextButton.css.ts';
import { wizardTexts } from '../../data/wizard.ts';
import { startOver } from './LeadWizard.critical.css.ts';

/** Deletes all answers, after the visitor has opened the question whether to do so. */
export function StartOver({ onDiscard }: { onDiscard: () => void }) {
  return (
    <details>
      <summary className={startOver}>{wizardTexts.startOver}</summary>
      <p>
        {wizardTexts.discard}{' '}
        <button className={textButton} type="button" onClick={onDiscard}>
          {wizardTexts.buttons.discard}
        </button>
      </p>
    </details>
  );
}
