import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readDocumentPayload } from "#app/runtime/document-payload.ts";
import { takeEarlyPress } from "#app/runtime/early-press.ts";
import { reportFatalError, watchUnhandledErrors } from "#app/runtime/fatal-error.ts";
import { isBodyLeftOut } from "#app/runtime/left-out-body.ts";
import { DocumentPayload } from "#app/runtime/page.ts";
import { keepTypedText } from "#app/runtime/typed-text.ts";
import { ErrorDocument } from "#app/ui/error-document.tsx";

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
