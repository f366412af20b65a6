export { useVisitor, VisitorProvider } from './VisitorContext.tsx';
