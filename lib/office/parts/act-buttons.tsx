import { Button } from "@payloadcms/ui";

type Props = {
	sending: boolean;
	text: { submit: string; sending: string; cancel: string };
	/** For controls outside a `<form>`; without it the button submits the form. */
	act?: () => void;
	close: () => void;
};

/** The buttons below the fields of an action: submit and cancel. */
export const ActButtons = ({ sending, text, act, close }: Props) => (
	<div className="students-buttons">
		<Button disabled={sending} margin={false} type={act ? "button" : "submit"} onClick={act}>
			<span aria-live="polite">{sending ? text.sending : text.submit}</span>
		</Button>
		<Button buttonStyle="secondary" margin={false} onClick={close}>
			{text.cancel}
		</Button>
	</div>
);
