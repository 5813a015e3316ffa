/** What every form of a lead sends: its intent, and the revision that it was rendered from. */
export function FormBasics({ intent, revision }: { intent: string; revision: number }) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="seen" value={revision} />
		</>
	);
}
