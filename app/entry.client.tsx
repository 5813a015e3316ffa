import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readDocumentPayload } from "./runtime/document-payload.ts";
import { takeEarlyPress } from "./runtime/early-press.ts";
import { reportFatalError, watchUnhandledErrors } from "./runtime/fatal-error.ts";
import { isBodyLeftOut } from "./runtime/left-out-body.ts";
import { DocumentPayload } from "./runtime/page.ts";
import { keepTypedText } from "./runtime/typed-text.ts";
import { ErrorDocument } from "./ui/error-document.tsx";

const options: RootOptions = {
	onUncaughtError: showErrorScreen,
	// React recovers from these by itself: logged, without the error screen.
	onRecoverableError: (error) => console.error(error),
};

watchUnhandledErrors();
keepTypedText();
// A task of its own: evaluating the framework took the one before (20 ms together on a fast machine).
setTimeout(mount);

function mount(): void {
	try {
		hydrate();
	} catch (error) {
		showErrorScreen(error);
	}
}

function hydrate(): void {
	const payload = readDocumentPayload();
	takeEarlyPress();
	startTransition(() => {
		const app = (
			<StrictMode>
				<DocumentPayload value={payload}>
					<HydratedRouter />
				</DocumentPayload>
			</StrictMode>
		);
		if (isBodyLeftOut()) createRoot(document, options).render(app);
		else hydrateRoot(document, app, options);
	});
}

/** The fallback when the application itself fails to render. */
function showErrorScreen(error: unknown): void {
	console.error("Error while mounting app:", error);
	reportFatalError(error);
	createRoot(document).render(<ErrorDocument path={window.location.pathname} />);
}
