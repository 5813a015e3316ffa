/** Enter presses the first button of a form: this one continues, or applies a changed promotion code (`appliesCode`). */
export function EnterButton() {
	return <button type="submit" name="intent" value="enter" className="sr-only" tabIndex={-1} aria-hidden="true" />;
}
