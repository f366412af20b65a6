// An entry of its own: the server prints its rules into the head, and nothing fetches it again.
import '@prospectus/design-system/fonts/fonts.css';
