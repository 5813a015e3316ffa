import { loader as loadPage } from "#app/.server/pages/page-loader.ts";

export const loader = loadPage;
export { clientLoader } from "#app/runtime/client-loader.ts";

/** Matches every unknown path. Its payload is an error, so the frame shows the error page and never this component. */
export default function NotFound() {
	return null;
}
