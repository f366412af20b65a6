export { useVisitor, type Visitor, VisitorProvider } from './VisitorContext.tsx';
