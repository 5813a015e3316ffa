import { useLocation, useNavigationType } from "react-router";

/**
 * For answers that are redirects: another key for each one, which loading the page's data again does not change. Null
 * after Back, Forward, and jumps within the page, which are no answers.
 */
export function useRedirectKey(): string | null {
	const { key } = useLocation();
	return useNavigationType() === "POP" ? null : key;
}
