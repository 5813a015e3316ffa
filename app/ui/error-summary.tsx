import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { Icon } from "./icon.tsx";

interface ErrorSummaryProps {
	title: string;
	/** One for each wrong field, in the order of the form. */
	errors: readonly { field: string; text: string }[];
	/** Another object for each attempt that the errors are about. */
	attempt: object | null | undefined;
}

/** Takes focus after each attempt. Its links scroll to a field's label and focus the field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
	const summary = useAnswerFocus(errors.length > 0 && attempt);
	if (errors.length === 0) return null;
	return (
		<div
			ref={summary}
			tabIndex={-1}
			role="alert"
			data-page-focus
			// biome-ignore lint/a11y/noAutofocus: without JavaScript, the errors of a refused form would be off-screen.
			autoFocus
			className="rounded-md bg-white px-6 py-5 shadow-[inset_0_0_0_2px_var(--color-danger)]"
		>
			<h2 className="flex gap-2.5 font-semibold font-text text-[1em] leading-[inherit] tracking-normal">
				<Icon name="alert" size={22} className="text-danger" />
				{title}
			</h2>
			<ul className="mt-2 grid gap-1 pl-8">
				{errors.map(({ field, text }) => (
					<li key={field}>
						<a
							href={`#${field}`}
							className="inline-link inline-flex min-h-11 items-center md:min-h-8"
							onClick={(event) => goTo(event, field)}
						>
							{text}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function goTo(event: { preventDefault(): void }, field: string): void {
	const control = document.getElementById(field);
	if (!control) return;
	event.preventDefault();
	document.querySelector(`label[for="${field}"]`)?.scrollIntoView();
	control.focus({ preventScroll: true });
}
