/**
 * Enter presses the first button of a form: this one continues, applies a changed promotion code (`appliesCode`), or does
 * what the button beside a filled address does (`asksForLink`, `asksToWait`).
 */
export function EnterButton() {
	return <button type="submit" name="intent" value="enter" className="sr-only" tabIndex={-1} aria-hidden="true" />;
}
