/** What every form of a lead sends: its intent, and what its page showed: the revision, and when somebody wrote last. */
export function FormBasics({
	intent,
	revision,
	heardAt,
	formKey,
}: {
	intent: string;
	revision: number;
	heardAt: string;
	/** Of a form that adds something, so that it is added once when the form is sent twice. */
	formKey?: string;
}) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="seen" value={revision} />
			<input type="hidden" name="heard" value={heardAt} />
			{formKey && <input type="hidden" name="key" value={formKey} />}
		</>
	);
}
