/** What every form of a lead sends: its intent, and what its page showed: the revision, and when somebody wrote last. */
export function FormBasics({ intent, revision, heardAt }: { intent: string; revision: number; heardAt: string }) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="seen" value={revision} />
			<input type="hidden" name="heard" value={heardAt} />
		</>
	);
}
