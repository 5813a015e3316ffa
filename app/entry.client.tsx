import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportFatalError, watchUnhandledErrors } from "./runtime/fatal-error.ts";
import { keepTypedText } from "./runtime/typed-text.ts";
import { ErrorDocument } from "./ui/error-document.tsx";

const options: RootOptions = {
	onUncaughtError: showErrorScreen,
	// React mends these by itself: worth a line in the console, not the error screen.
	onRecoverableError: (error) => console.error(error),
};

try {
	watchUnhandledErrors();
	keepTypedText();
	startTransition(() => {
		const app = (
			<StrictMode>
				<HydratedRouter />
			</StrictMode>
		);
		// The emergency document has an empty body: there is nothing to hydrate, so the page is mounted fresh.
		if (document.body.firstElementChild) hydrateRoot(document, app, options);
		else createRoot(document, options).render(app);
	});
} catch (error) {
	showErrorScreen(error);
}

/** The last resort, when the application itself cannot stand. */
function showErrorScreen(error: unknown): void {
	console.error("Error while mounting app:", error);
	reportFatalError(error);
	createRoot(document).render(<ErrorDocument path={window.location.pathname} />);
}
