/** Whether pages ask visitors to call at once after a disaster: only for a company that shows that service. */
export function takesDisasterCalls(shown: readonly { name: string }[]): boolean {
	return shown.some(({ name }) => name === "post-disaster");
}
